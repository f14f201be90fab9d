/**
 * How often a discount code may be used, and which orders use it. The uses of a cancelled order do not count. Orders of earlier versions get the uses of their carts' codes.
 */
export const couponUses = `
alter table coupons add column use_limit text not null default 'unlimited'
  check (use_limit in ('unlimited', 'once-per-customer', 'once'));

create table coupon_uses (
  gtin text not null references coupons,
  order_id text not null references orders on delete cascade,
  primary key (gtin, order_id)
);
create index coupon_uses_by_order on coupon_uses (order_id);

insert into coupon_uses (gtin, order_id)
  select d.gtin, o.id from orders o join cart_discounts d on d.cart_id = o.cart_id;
`
