/** Listings of the whole shop with an address of their own; it is the same in every language. */
import { Hono } from 'hono';
import type { KontorBindings } from '#worker/request/context.ts';
import { brand } from './brand.tsx';
import { brands } from './brands.tsx';
import { campaign } from './campaign.tsx';
import { sale, tag } from './tag.tsx';

export const collections = new Hono<KontorBindings>();

collections.get('/brands', brands);
collections.get('/brand/:slug', brand);
collections.get('/campaign/:name', campaign);
collections.get('/sale', sale);
collections.get('/tag/:slug', tag);
