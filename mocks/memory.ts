const forgetters: (() => void)[] = []

/** Data of the mocks that calls change: `initial` at first, and again after `forgetChanges`. */
export function memoryOf<Value extends object>(initial: () => Value): Value {
  const memory = initial()
  forgetters.push(() => Object.assign(memory, initial()))
  return memory
}

/** Resets the data of every mock. */
export function forgetChanges(): void {
  for (const forget of forgetters) forget()
}
