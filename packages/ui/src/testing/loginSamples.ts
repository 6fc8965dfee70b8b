const nothing = () => undefined

/** What stands around the entrances, for stories and tests. */
export const authPageSample = {
  brand: 'Caspora',
  homeLabel: 'Caspora, home page',
  homeHref: '#home',
  languages: [
    { code: 'AZ', label: 'Azərbaycanca', onChoose: nothing },
    { code: 'RU', label: 'Русский', onChoose: nothing },
  ],
  language: 'EN',
  languagesLabel: 'Language',
  areaTitle: 'Staff area',
  areaText: 'Your profile, company news and a place for suggestions, for people who work at Caspora.',
}

export const loginTexts = {
  form: 'Sign In',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  submit: 'Submit',
  submitting: 'Signing in',
}

export const newPasswordTexts = {
  form: 'Задать пароль',
  password: 'Новый пароль',
  passwordHint:
    'Не короче 8 знаков. Несколько слов, которые рядом поставили бы только вы, легко запомнить и трудно угадать.',
  again: 'Повторите новый пароль',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  submit: 'Задать пароль',
  submitting: 'Сохраняем',
}

export const sessionTexts = {
  ...loginTexts,
  title: 'Your session has ended',
  text: 'Leyla Əliyeva was signed in here as leyla.aliyeva@caspora.example. What you typed is still on the page: sign in to go on.',
  form: 'Sign in again',
  submit: 'Sign in',
  other: 'Sign in as somebody else',
  otherNote: 'What was typed on this page will be lost.',
}

/** A form that finds nothing wrong and never gets an answer. */
export const waitingForm = {
  validate: () => ({}),
  translate: (message: string) => message,
  onSubmit: () => new Promise<undefined>(nothing),
}
