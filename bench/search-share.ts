/** A thread that fills a share of a made-up catalogue (search-state.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { fillShare, type Share } from './search-state.ts';

const share = workerData as Share;
let done = 0;
const took = await fillShare(share, (more) => {
  done += more;
  if (done % 1000 === 0) {
    process.stderr.write(`${share.each} ${share.from}: ${done} of ${share.to - share.from}\n`);
  }
});
parentPort?.postMessage(took);
