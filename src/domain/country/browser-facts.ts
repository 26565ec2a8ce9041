/**
 * The facts of each country that page scripts need. Browser code imports these instead of countries.ts, which would
 * bundle all facts of 25 countries.
 */
import type { AddressCountry } from './address-countries.ts';
import type { BrowserFacts } from './country.ts';
import { browser as cy } from './invoice-rows/cy.ts';
import { browser as ee } from './invoice-rows/ee.ts';
import { browser as lu } from './invoice-rows/lu.ts';
import { browser as lv } from './invoice-rows/lv.ts';
import { browser as mt } from './invoice-rows/mt.ts';
import { browser as at } from './rows/at.ts';
import { browser as be } from './rows/be.ts';
import { browser as bg } from './rows/bg.ts';
import { browser as ch } from './rows/ch.ts';
import { browser as cz } from './rows/cz.ts';
import { browser as de } from './rows/de.ts';
import { browser as dk } from './rows/dk.ts';
import { browser as es } from './rows/es.ts';
import { browser as fi } from './rows/fi.ts';
import { browser as fr } from './rows/fr.ts';
import { browser as gb } from './rows/gb.ts';
import { browser as gr } from './rows/gr.ts';
import { browser as hr } from './rows/hr.ts';
import { browser as hu } from './rows/hu.ts';
import { browser as ie } from './rows/ie.ts';
import { browser as it } from './rows/it.ts';
import { browser as lt } from './rows/lt.ts';
import { browser as nl } from './rows/nl.ts';
import { browser as no } from './rows/no.ts';
import { browser as pl } from './rows/pl.ts';
import { browser as pt } from './rows/pt.ts';
import { browser as ro } from './rows/ro.ts';
import { browser as se } from './rows/se.ts';
import { browser as si } from './rows/si.ts';
import { browser as sk } from './rows/sk.ts';

const facts = {
  sk,
  de,
  at,
  ch,
  fr,
  be,
  nl,
  it,
  es,
  pt,
  gb,
  ie,
  pl,
  cz,
  hu,
  ro,
  bg,
  gr,
  hr,
  si,
  lt,
  dk,
  se,
  no,
  fi,
  lu,
  ee,
  lv,
  mt,
  cy,
} as const satisfies Record<AddressCountry, BrowserFacts>;

export type TerritoryKey = (typeof facts)[AddressCountry]['territories'][number]['key'];

export const browserFacts: Readonly<Record<AddressCountry, BrowserFacts>> = facts;
