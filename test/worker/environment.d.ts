import type { Environment } from '#worker/settings/environment.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Environment {}
  }
}
