/** An error in the command line that the operator must correct: printed without a stack, exit code 2. */
export class WrongUsage extends Error {}

/** An error of the whole file: nothing of it was written, exit code 1. */
export class FileRefused extends Error {}
