/**
 * A change of an account's role ends its sessions, whose tokens state the earlier role, and what it has opened and issued as a staff member. A trigger, because roles are changed in the database.
 * Tokens that do not expire stay, and are exchanged only while their staff member has the role.
 */
export const staffRole = `
create function end_sessions_of_changed_role() returns trigger language plpgsql as $$
begin
  delete from customer_tokens where staff_id = new.id and expires is not null;
  delete from sessions where customer_id = new.id or staff_id = new.id;
  return null;
end $$;

create trigger end_sessions_of_changed_role after update of role on customers
  for each row when (old.role <> new.role) execute function end_sessions_of_changed_role();
`
