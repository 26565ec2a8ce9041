/** A progress bar: share of the file, products per second, time left. Without a terminal it shows nothing. */
import cliProgress from 'cli-progress';

export function progressBar(what: string, total: number) {
  const bar = new cliProgress.SingleBar({
    format: `${what} {bar} {percentage}% · {products} products · {rate}/s · {eta_formatted} left`,
    noTTYOutput: false,
    clearOnComplete: true,
  });
  const began = Date.now();
  const paceOf = (products: number) => {
    const seconds = Math.max((Date.now() - began) / 1000, 0.001);
    return { products, rate: Math.round(products / seconds) };
  };
  bar.start(total, 0, { products: 0, rate: 0 });
  return {
    advance: (by: number) => bar.increment(by),
    products: (products: number) => bar.update(paceOf(products)),
    /** For a total that is a number of products. */
    reach: (products: number, all: number) => {
      bar.setTotal(all);
      bar.update(products, paceOf(products));
    },
    stop: () => bar.stop(),
  };
}
