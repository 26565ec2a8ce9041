import type { Bindings } from '#worker/settings/environment.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
  }
}
