/**
 * The states of the VAT field and their messages: pure. No state ever prevents an order.
 * Source: purchase-flow.txt §4 "VAT ID input states", §5 VAT; eu-2026.md UX-33, §12 no. 6.
 */
import type { Cart } from '../cart/cart.ts';
import type { TextKey } from '../texts/texts.ts';
import { vatNumberTextIn } from './check.ts';
import { isUncertainCode, resultOf } from './codes.ts';
import type { TaxRule } from './tax-rule.ts';

export type VatFieldState =
  | { kind: 'idle' }
  /** The check is running, started by leaving the field or by the button. */
  | { kind: 'triggered' | 'buttonClick' }
  /** `net`: prices are net, or will be when the form is sent, or VAT is due anyway, or the store has no net prices. */
  | { kind: 'success'; net: 'active' | 'coming' | 'domestic' | 'unsaid' }
  | { kind: 'failed'; why: 'format' | 'registry' }
  | { kind: 'failedNoRate' }
  | { kind: 'timeout'; why: 'slow' | 'technical' };

export type VatFieldEvent =
  | { kind: 'edited' }
  | { kind: 'left'; looksRight: boolean }
  | { kind: 'retried' }
  | { kind: 'unanswered'; why: 'slow' | 'technical' }
  | { kind: 'answered'; code: string; facts: NetFacts };

export type NetFacts = {
  /** Whether the store ever makes prices net. */
  changesTaxRate: boolean;
  /** The tax rule that a valid number gives this delivery, and the current rule of the cart. */
  rule: TaxRule;
  ruleOfCart: TaxRule;
  /** Whether prices can still become net: the form is not sent yet, and the goods go inside the VAT area. */
  isOpen: boolean;
};

export function nextVatField(state: VatFieldState, event: VatFieldEvent): VatFieldState {
  switch (event.kind) {
    case 'edited':
      return { kind: 'idle' };
    case 'left':
      return event.looksRight ? { kind: 'triggered' } : { kind: 'failed', why: 'format' };
    case 'retried':
      return { kind: 'buttonClick' };
    case 'unanswered':
      return isAsking(state) ? { kind: 'timeout', why: event.why } : state;
    case 'answered':
      return isAsking(state) ? answered(event.code, event.facts) : state;
  }
}

const isAsking = ({ kind }: VatFieldState) => kind === 'triggered' || kind === 'buttonClick';

function answered(code: string, facts: NetFacts): VatFieldState {
  switch (resultOf(code)) {
    case 'unknown':
      return { kind: 'timeout', why: isUncertainCode(code) ? 'slow' : 'technical' };
    case 'invalid':
      return { kind: 'failed', why: formatCodes.has(code) ? 'format' : 'registry' };
    case 'valid':
      return stateOfValid(facts);
  }
}

/** Structure, check digits, characters, country. */
const formatCodes: ReadonlySet<string> = new Set(['209', '210', '211', '212']);

/** The message says that prices are net only if they are. */
function stateOfValid({ changesTaxRate, rule, ruleOfCart, isOpen }: NetFacts): VatFieldState {
  if (!changesTaxRate) return { kind: 'success', net: 'unsaid' };
  if (ruleOfCart !== 'standard') return { kind: 'success', net: 'active' };
  if (rule === 'standard') return { kind: 'success', net: 'domestic' };
  return isOpen ? { kind: 'success', net: 'coming' } : { kind: 'failedNoRate' };
}

/** The state of the cart's stored check, for a page that starts no check itself. */
export function vatFieldStateOf(
  cart: Pick<Cart, 'billingAddress' | 'vatCheck' | 'taxRelief'>,
  facts: Omit<NetFacts, 'ruleOfCart'>,
): VatFieldState {
  if (!vatNumberTextIn(cart)) return { kind: 'idle' };
  if (!cart.vatCheck) return { kind: 'timeout', why: 'slow' };
  if (cart.vatCheck.result === 'invalid') return { kind: 'failed', why: 'registry' };
  return stateOfValid({ ...facts, ruleOfCart: cart.taxRelief?.rule ?? 'standard' });
}

/** Visual variants. Source: DESIGN.md VatField. */
export type VatFieldVariant = 'loading' | 'ok' | 'invalid' | 'norate' | 'timeout' | 'retry';

type VatFieldMessage = { look: VatFieldVariant; title: TextKey; text?: TextKey };

/** No message until the shopper has left the field. */
export function vatFieldMessage(
  state: VatFieldState,
  promisesNet = true,
): VatFieldMessage | undefined {
  switch (state.kind) {
    case 'idle':
      return undefined;
    case 'triggered':
      return { look: 'loading', title: 'vat.checking' };
    case 'buttonClick':
      return { look: 'retry', title: 'vat.checking' };
    case 'success':
      return state.net === 'domestic'
        ? { look: 'ok', title: 'vat.domestic' }
        : { look: 'ok', title: 'vat.validated', ...(netTexts[state.net] ?? {}) };
    case 'failed': {
      // A net invoice is promised only where the hint above the message promises it too.
      const text = state.why === 'format' && promisesNet ? 'vat.format' : 'vat.correct';
      return { look: 'invalid', title: 'vat.notValidated', text };
    }
    case 'failedNoRate':
      return { look: 'norate', title: 'vat.validated', text: 'vat.notNet' };
    case 'timeout': {
      const title = state.why === 'slow' ? 'vat.tooLong' : 'vat.technical';
      return { look: 'timeout', title, text: 'vat.confirm' };
    }
  }
}

const netTexts: Partial<Record<string, { text: TextKey }>> = {
  active: { text: 'vat.netPrices' },
  coming: { text: 'vat.netSoon' },
};
