/** The media hosts of the shop, as wrangler.toml sets them for its pages; MEDIA_HOSTS of the environment comes first. */
import { unstable_readConfig as readConfig } from 'wrangler';
import { mediaHostsIn } from '#domain/catalogue/media-hosts.ts';
import { WrongUsage } from './usage.ts';

export function mediaHosts(): string[] {
  const { vars } = readConfig({ config: 'wrangler.toml' });
  try {
    return mediaHostsIn(process.env.MEDIA_HOSTS ?? String(vars.MEDIA_HOSTS ?? ''));
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
