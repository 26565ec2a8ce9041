/** The project at commercetools, from the settings. */
import type { AttributeNames } from '#domain/remote/catalogue/attribute-fields.ts';
import type { StoreChannels } from '#domain/remote/catalogue/remote-prices.ts';
import type { Environment } from '../../settings/environment.ts';
import type { Settings } from '../../settings/settings.ts';

export type CommercetoolsConfig = {
  projectKey: string;
  apiUrl: string;
  authUrl: string;
  clientId: string;
  clientSecret: string;
  scopes?: string;
  /** Keys of the project's custom types. */
  types: Settings['commercetoolsTypes'];
  /** Key of the tax category of the fee for cash on delivery. */
  feeTaxCategory: string;
  /** Those of products; absent: of the defaults. */
  attributes?: AttributeNames;
  /** Ids of the channels by which the stores sell; absent: by none. */
  channels?: StoreChannels;
  /** Id of the channel whose stock is sold; absent: what is in none. */
  supplyChannel?: string;
};

/** Throws with the name of a variable that is not set. */
export function configOf({ settings }: Pick<Environment, 'settings'>): CommercetoolsConfig {
  const { commercetoolsScopes: scopes, commercetoolsSupplyChannel: supplyChannel } = settings;
  return {
    projectKey: settings.commercetoolsProjectKey,
    apiUrl: settings.commercetoolsApiUrl,
    authUrl: settings.commercetoolsAuthUrl,
    clientId: settings.commercetoolsClientId,
    clientSecret: settings.commercetoolsClientSecret,
    ...(scopes && { scopes }),
    types: settings.commercetoolsTypes,
    feeTaxCategory: settings.commercetoolsFeeTaxCategory,
    attributes: settings.commercetoolsAttributes,
    channels: settings.commercetoolsChannels,
    ...(supplyChannel && { supplyChannel }),
  };
}
