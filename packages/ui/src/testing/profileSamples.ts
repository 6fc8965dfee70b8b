/** Who one is and where one is signed in, for stories and tests. */
const nothing = () => undefined

export const profileHeadSample = {
  fullname: 'Leyla Əliyeva',
  jobTitle: 'Project office',
  email: 'leyla.aliyeva@caspora.example',
  photo: {
    src: null,
    texts: {
      choose: 'Upload a photo',
      remove: 'Remove',
      removeName: 'Remove the photo',
      alt: 'Photo of Leyla Əliyeva',
      drop: 'Drop the picture here',
      note: 'JPEG, PNG or WebP, up to 25 MB. Your browser crops it to a square and removes what the file says about place and camera.',
    },
    accept: '.jpg,.jpeg,.png,.webp',
    onChoose: nothing,
    onRemove: nothing,
  },
}

export const longProfileHeadSample = {
  ...profileHeadSample,
  fullname: 'Константинопольская-Переверзева Екатерина Мирзаагаевна',
  jobTitle: 'Группа сопровождения информационной инфраструктуры распределённых предприятий',
  email: 'yekaterina.konstantinopolskaya-pereverzeva@caspora.example',
  photo: {
    ...profileHeadSample.photo,
    texts: {
      choose: 'Загрузить фотографию',
      remove: 'Удалить',
      removeName: 'Удалить фотографию',
      alt: 'Фотография',
      drop: 'Отпустите снимок здесь',
      note: 'JPEG, PNG или WebP, не больше 25 МБ. Браузер обрежет снимок до квадрата и уберёт из файла сведения о месте съёмки и камере.',
    },
  },
}

/** A photo that needs no network: a head and shoulders. */
export const photoSample = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0Z" fill="tan"/><circle cx="5" cy="4" r="2"/><path d="M1 10a4 4 0 0 1 8 0Z"/></svg>',
)}`

export const phoneEditSample = {
  type: 'tel' as const,
  texts: { edit: 'Edit the phone number', save: 'Save', saving: 'Saving', cancel: 'Cancel' },
  draft: undefined as string | undefined,
  onEdit: nothing,
  onChange: nothing,
  onSave: nothing,
  onCancel: nothing,
}

export const personalSample = {
  heading: 'Personal information',
  missingLabel: 'Not given',
  facts: [
    { label: 'First Name', value: 'Leyla' },
    { label: 'Last Name', value: 'Əliyeva' },
    { label: 'Email', value: 'leyla.aliyeva@caspora.example' },
    {
      label: 'Phone Number',
      value: '+994 50 000 00 01',
      edit: phoneEditSample,
      link: { label: 'Also shown on your badge DEV7', href: '/employee-qr/DEV7' },
    },
    { label: 'Position', value: 'Project manager' },
  ],
}

export const longPersonalSample = {
  heading: 'Личные данные',
  missingLabel: 'Не указано',
  facts: [
    { label: 'Имя', value: 'Екатерина Мирзаагаевна' },
    { label: 'Фамилия', value: 'Константинопольская-Переверзева' },
    { label: 'Электронная почта', value: 'yekaterina.konstantinopolskaya-pereverzeva@caspora.example' },
    {
      label: 'Номер телефона',
      value: '',
      edit: {
        ...phoneEditSample,
        texts: {
          edit: 'Изменить номер телефона',
          save: 'Сохранить',
          saving: 'Сохраняем',
          cancel: 'Отмена',
        },
      },
    },
    { label: 'Должность', value: 'Ведущий специалист по сопровождению информационной инфраструктуры' },
  ],
}

export const passwordFormSample = {
  texts: {
    heading: 'Change your password',
    form: 'Change of password',
    current: 'Current password',
    password: 'Set a new password',
    again: 'Password again',
    hint: 'At least 8 characters, and not a password that many people use.',
    show: 'Show the password',
    hide: 'Hide the password',
    save: 'Save',
    saving: 'Saving',
    errorSummary: (count: number) => `${count} fields need your attention.`,
  },
  email: 'leyla.aliyeva@caspora.example',
  validate: (values: object): Record<string, string> => {
    const given = values as Record<string, unknown>
    const missing = {
      current: 'Enter your current password',
      password: 'Enter a new password',
      again: 'Enter the new password again',
    }
    return Object.fromEntries(Object.entries(missing).filter(([name]) => !given[name]))
  },
  onSubmit: () => new Promise<undefined>(() => undefined),
}

export const sessionListSample = {
  texts: {
    heading: 'Where you are signed in',
    lead: 'If you do not know one of these browsers, end its session and change your password. Times are Baku time.',
    thisBrowser: 'This browser',
    end: 'End',
    endName: (device: string, since: string) => `End the session: ${device}. ${since}`,
    ending: 'Ending the session',
    showAll: (count: number) => `Show all ${count} sessions`,
    endOthers: 'End all other sessions',
    endingOthers: 'Ending the other sessions',
  },
  sessions: [
    {
      id: 1,
      device: 'Chrome on Windows',
      seen: 'In use now',
      since: 'Signed in on 21 November 2026 at 08:30',
      isCurrent: true,
    },
    {
      id: 2,
      device: 'Safari on iOS',
      isHandheld: true,
      seen: 'Last seen yesterday at 21:45',
      since: 'Signed in on 19 November 2026 at 18:02',
      isCurrent: false,
    },
    {
      id: 3,
      device: 'Firefox on Linux',
      seen: 'Last seen on 17 November 2026 at 09:12',
      since: 'Signed in on 16 November 2026 at 09:10',
      isCurrent: false,
    },
  ],
  onEnd: nothing,
  onEndOthers: nothing,
}
