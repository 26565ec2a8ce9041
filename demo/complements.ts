/** Up to three complementary categories of a category, most needed first. */
const complements: Record<string, readonly string[]> = {
  'frying-grilling': ['stainless-furniture', 'food-warming', 'refrigeration'],
  ovens: ['stainless-furniture', 'food-preparation', 'food-warming'],
  refrigeration: ['drinks-machines', 'stainless-furniture', 'vacuum-packing'],
  'display-coolers': ['drinks-machines', 'refrigeration', 'food-warming'],
  'food-preparation': ['ovens', 'stainless-furniture', 'vacuum-packing'],
  'food-warming': ['frying-grilling', 'drinks-machines', 'stainless-furniture'],
  'stainless-furniture': ['food-preparation', 'food-warming', 'frying-grilling'],
  'drinks-machines': ['display-coolers', 'refrigeration', 'food-warming'],
  'vacuum-packing': ['food-preparation', 'refrigeration', 'stainless-furniture'],
  lifting: ['workshop-furniture', 'compressed-air', 'drills-drivers'],
  'compressed-air': ['blasting-painting', 'drills-drivers', 'workshop-furniture'],
  welding: ['grinders', 'clamping', 'workshop-furniture'],
  'workshop-furniture': ['clamping', 'drills-drivers', 'lifting'],
  'ladders-platforms': ['drills-drivers', 'trolleys', 'workshop-furniture'],
  'blasting-painting': ['compressed-air', 'vacuum-cleaners', 'grinders'],
  'power-generation': ['compressed-air', 'welding', 'trolleys'],
  trolleys: ['lifting', 'ladders-platforms', 'transport-cases'],
  'drills-drivers': ['clamping', 'workshop-furniture', 'grinders'],
  grinders: ['clamping', 'vacuum-cleaners', 'welding'],
  'machine-tools': ['clamping', 'grinders', 'workshop-furniture'],
  clamping: ['machine-tools', 'workshop-furniture', 'drills-drivers'],
  'massage-tables': ['salon-furniture', 'skin-hair-devices', 'sterilisation'],
  'salon-furniture': ['skin-hair-devices', 'sterilisation', 'massage-tables'],
  'skin-hair-devices': ['salon-furniture', 'sterilisation', 'massage-tables'],
  sterilisation: ['skin-hair-devices', 'ultrasonic-cleaners', 'salon-furniture'],
  microscopes: ['laboratory-devices', 'scales', 'ultrasonic-cleaners'],
  scales: ['laboratory-devices', 'microscopes', 'ultrasonic-cleaners'],
  'laboratory-devices': ['scales', 'microscopes', 'ultrasonic-cleaners'],
  'ultrasonic-cleaners': ['laboratory-devices', 'scales', 'sterilisation'],
  'vacuum-cleaners': ['floor-care', 'pressure-washers', 'ladders-platforms'],
  'floor-care': ['vacuum-cleaners', 'pressure-washers', 'trolleys'],
  'pressure-washers': ['floor-care', 'vacuum-cleaners', 'power-generation'],
  'electric-fencing': ['feed-processing', 'incubators', 'power-generation'],
  incubators: ['feed-processing', 'electric-fencing', 'scales'],
  'feed-processing': ['incubators', 'electric-fencing', 'trolleys'],
  'strength-training': ['weights', 'massage-tables'],
  weights: ['strength-training', 'massage-tables'],
  'protection-screens': ['banners-signs', 'transport-cases'],
  'transport-cases': ['banners-signs', 'trolleys'],
  'banners-signs': ['transport-cases', 'protection-screens'],
};

export function complementsOf(category: string): string[] {
  const found = complements[category];
  if (!found) throw new Error(`nothing complements ${category}`);
  return [...found];
}
