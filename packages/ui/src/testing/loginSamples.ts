const nothing = () => undefined

/** What stands around the entrances, for stories and tests. */
export const authPageSample = {
  languages: [
    { code: 'AZ', label: 'Azərbaycanca', onChoose: nothing },
    { code: 'RU', label: 'Русский', onChoose: nothing },
  ],
  language: 'EN',
}

/** A form that finds nothing wrong and never gets an answer. */
export const waitingForm = {
  validate: () => ({}),
  translate: (message: string) => message,
  onSubmit: () => new Promise<undefined>(nothing),
}
