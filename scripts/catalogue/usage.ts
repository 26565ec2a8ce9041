/** Something the operator has to put right before the command can begin: told without a stack, exit code 2. */
export class WrongUsage extends Error {}

/** Something about the file as a whole: nothing of it was written, exit code 1. */
export class FileRefused extends Error {}
