const forgetters: (() => void)[] = []

/** What the mocks remember of the changes that calls make: `initial` until then, and again after `forgetChanges`. */
export function memoryOf<Value extends object>(initial: () => Value): Value {
  const memory = initial()
  forgetters.push(() => Object.assign(memory, initial()))
  return memory
}

/** Lets every mock answer as at the first start. */
export function forgetChanges(): void {
  for (const forget of forgetters) forget()
}
