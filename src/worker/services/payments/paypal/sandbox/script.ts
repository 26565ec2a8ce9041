/** The sandbox's version of PayPal's script: a popup for the buyer's choice, with the calls of SDK v6 that we use. */
export const standIn = `'use strict';
const door = '/__sandbox/paypal/checkoutnow?window=1&token=';
const closed = '/__sandbox/paypal/closed';

function session({ onApprove, onCancel }) {
  let popup = null;
  const close = () => popup && popup.close();
  const decided = () => new Promise((resolve) => {
    const look = setInterval(() => {
      const isClosed = popup.closed;
      if (!isClosed && popup.location.pathname !== closed) return;
      clearInterval(look);
      resolve(isClosed ? null : new URLSearchParams(popup.location.search));
    }, 100);
  });
  return {
    async start(options, order) {
      popup = window.open('', 'paypal-sandbox', 'width=480,height=720');
      if (!popup) throw new Error('the window was blocked');
      const { orderId } = await order.catch((reason) => { close(); throw reason; });
      popup.location.assign(door + orderId);
      const answer = await decided();
      close();
      if (!answer || !answer.get('PayerID')) onCancel({ orderId });
      else await onApprove({ orderId, payerId: answer.get('PayerID'), fundingSource: 'paypal' });
    },
    cancel: close,
    destroy: close,
  };
}

window.paypal = {
  version: '6.0.0',
  createInstance: async () => ({ createPayPalOneTimePaymentSession: session }),
};
`;
