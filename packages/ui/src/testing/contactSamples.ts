/** The contact form, with messages in Russian, for stories and tests. */
export const contactFormSample = {
  kind: 'customer' as const,
  validate: (values: object): Record<string, string> => {
    const given = values as Record<string, unknown>
    const missing = { name: 'Укажите имя', email: 'Укажите электронную почту', message: 'Напишите сообщение' }
    return Object.fromEntries(Object.entries(missing).filter(([name]) => !given[name]))
  },
  onSubmit: () => new Promise<undefined>(() => undefined),
}

export const contactServiceSample = {
  isLoading: false,
  options: [
    { value: 'pmo', label: 'Проектный офис' },
    {
      value: 'infrastructure',
      label: 'Сопровождение информационной инфраструктуры распределённых предприятий',
    },
  ],
}
