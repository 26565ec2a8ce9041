/** Which searches are counted: plain words only, never what may be personal data. */
import { expect, it } from 'vitest';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import { normalisedQuery } from '#domain/search/searched-queries.ts';

const asked = (search: string) => normalisedQuery(listingQueryFrom(new URLSearchParams(search)));

it.each([
  ['query=Kaffeem%C3%BChle', 'kaffeemuhle'],
  ['query=++KAFFEE++m%C3%BChle+', 'kaffee muhle'],
  ['query=friteuse+10+l+3000+w+400+v', 'friteuse 10 l 3000 w 400 v'],
  ['query=bank&utm_source=mail&hits=48', 'bank'],
  ['query=tn-2110', 'tn 2110'],
])('%s is counted in its normalised form', (search, text) => {
  expect(asked(search)).toBe(text);
});

it.each([
  'query=',
  'query=a',
  'query=%3F%3F',
  'query=erika.mustermann%40example.com',
  'query=EX10012345',
  'query=0170+123+4567',
  'query=%2B49-40-1234',
  'query=bank+4006381333931',
  'query=bank&page=2',
  'query=bank&sort=price-asc',
  'query=bank&category=ovens',
  'query=bank&brand=Acme',
  'query=bank&tags=new',
  'query=bank&on-sale=1',
  'query=bank&sales',
  'query=bank&new-arrivals',
  'query=bank&in-stock=1',
  'query=bank&rating=4',
  'query=bank&price-from=10',
  'query=bank&price-to=10',
  'query=bank&attr-power=1000..2000',
  'sales',
])('%s is not counted', (search) => {
  expect(asked(search)).toBeUndefined();
});
