import type { Environment } from '#worker/environment.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Environment {}
  }
}
