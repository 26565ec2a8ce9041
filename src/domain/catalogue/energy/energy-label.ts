/** The energy label. Source: Regulation (EU) 2017/1369 and its delegated acts; eu-2026.md G-10…G-12. */
import * as z from 'zod';
import { webAddress } from '../keys.ts';

/** Ovens (A+++ to D) and professional storage cabinets (A+++ to G) still use older scales. */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];

/** Delegated acts that apply to goods sold here, with the name of their product group in EPREL. */
const eprelGroups = {
  '2019/2018': 'refrigeratingappliancesdirectsalesfunction',
  '2019/2016': 'refrigeratingappliances2019',
  '2019/2015': 'lightsources',
  '2019/2013': 'electronicdisplays',
  '2019/2014': 'washingmachines2019',
  '2019/2017': 'dishwashers2019',
  '65/2014': 'ovens',
  '2015/1094': 'professionalrefrigeratedstoragecabinets',
} as const;

export type EnergyRegulation = keyof typeof eprelGroups;
export const energyRegulations = Object.keys(eprelGroups) as [
  EnergyRegulation,
  ...EnergyRegulation[],
];

export const energyLabel = z.strictObject({
  class: z.enum(energyClasses),
  /** Best and worst class of the label's scale. */
  best: z.enum(energyClasses),
  worst: z.enum(energyClasses),
  regulation: z.enum(energyRegulations),
  /** Its number in the European product registry. */
  eprelId: z.int().positive(),
  /** label: the whole label, a picture. */
  labelUrl: webAddress,
  /** fiche: the product information sheet. */
  ficheUrl: webAddress,
  /** nested label: the arrow, if the manufacturer provides one; otherwise the shop draws it. */
  nestedLabelUrl: webAddress.optional(),
});

export type EnergyLabel = z.infer<typeof energyLabel>;

/** The model's public page in the registry. */
export function eprelPage({ regulation, eprelId }: EnergyLabel): string {
  return `https://eprel.ec.europa.eu/screen/product/${eprelGroups[regulation]}/${eprelId}`;
}
