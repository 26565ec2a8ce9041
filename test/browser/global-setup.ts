/** Runs once, after the shop was started: all tests are one network. */
import { raiseStoreLimits } from './database.ts';

export default function setUp(): void {
  raiseStoreLimits();
}
