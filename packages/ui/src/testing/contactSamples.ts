/** The contact form in Russian, for stories and tests. */
export const contactFormSample = {
  texts: {
    form: 'Сообщение от частного лица',
    name: 'Имя и фамилия',
    email: 'Электронная почта',
    message: 'Сообщение',
    company: 'Компания',
    position: 'Ваша должность',
    submit: 'Отправить',
    submitting: 'Отправляем',
    errorSummary: (count: number) => `Проверьте поля: ${count}.`,
  },
  privacy: {
    text: 'Эти данные нужны нам только для ответа вам, мы храним их 12 месяцев.',
    linkLabel: 'Как мы обращаемся с персональными данными',
    href: '#privacy',
  },
  validate: (values: object): Record<string, string> => {
    const given = values as Record<string, unknown>
    const missing = { name: 'Укажите имя', email: 'Укажите электронную почту', message: 'Напишите сообщение' }
    return Object.fromEntries(Object.entries(missing).filter(([name]) => !given[name]))
  },
  onSubmit: () => new Promise<undefined>(() => undefined),
}

export const contactServiceSample = {
  label: 'Услуга',
  placeholder: 'Выберите услугу',
  options: [
    { value: 'pmo', label: 'Проектный офис' },
    {
      value: 'infrastructure',
      label: 'Сопровождение информационной инфраструктуры распределённых предприятий',
    },
  ],
}
