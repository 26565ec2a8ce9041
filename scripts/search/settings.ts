import {
  type Bindings,
  type Environment,
  environmentOf,
} from '../../src/worker/settings/environment.ts';
import type { OpenDatabase } from '../local-database.ts';
import { settingTexts } from '../setting-texts.ts';

/** The part of the Worker's environment that the update of hosted indices needs. */
export function searchEnvironment({ db, search }: OpenDatabase): Environment {
  return environmentOf({ ...settingTexts(), DB: db, SEARCH_DB: search } as Bindings);
}
