/** Devices on which customers have logged in: the hash of the token that each of them keeps. */
export const knownDevices = `
create table known_devices (
  hash text primary key,
  customer_id text not null references customers on delete cascade,
  expires bigint not null
);
create index known_devices_by_customer on known_devices (customer_id);
`
