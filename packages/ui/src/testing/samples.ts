/** Believable words for stories and tests, in three languages. */
export const vacancySamples = {
  en: [
    {
      id: '1',
      position: 'Senior React developer',
      facts: ['Development', 'Full-time', 'Baku'],
      description: 'Build a portal for logistics companies: TypeScript, a design system, accessibility.',
      href: '#/career/1',
      viewLabel: 'View',
    },
    {
      id: '2',
      position: 'Project manager',
      facts: ['Project management', 'Full-time', 'Baku'],
      description: 'Lead three roll-outs from the first plan to the launch, and answer for the date.',
      href: '#/career/2',
      viewLabel: 'View',
    },
    {
      id: '3',
      position: 'Support engineer, second line',
      facts: ['Support', 'Shifts', 'Ganja'],
      description: 'Solve the difficult calls and write the guide, so that they do not come back.',
      href: '#/career/3',
      viewLabel: 'View',
    },
  ],
  ru: [
    {
      id: '1',
      position: 'Старший React-разработчик',
      facts: ['Разработка', 'Полная занятость', 'Баку'],
      description: 'Строите портал для логистических компаний: TypeScript, дизайн-система, доступность.',
      href: '#/career/1',
      viewLabel: 'Смотреть',
    },
    {
      id: '2',
      position: 'Руководитель проектов',
      facts: ['Управление проектами', 'Полная занятость', 'Баку'],
      description: 'Ведёте три внедрения от первого плана до запуска и отвечаете за дату.',
      href: '#/career/2',
      viewLabel: 'Смотреть',
    },
    {
      id: '3',
      position: 'Инженер поддержки информационной инфраструктуры, вторая линия',
      facts: ['Поддержка', 'Сменный график с ночными дежурствами', 'Сумгаит'],
      description: 'Разбираете сложные обращения и пишете инструкции, чтобы они не повторялись.',
      href: '#/career/3',
      viewLabel: 'Смотреть',
    },
  ],
}

export const filterSamples = {
  en: {
    label: 'Filter by category',
    options: [
      { label: 'All positions', count: 12, href: '#all', isCurrent: true },
      { label: 'Development', count: 5, href: '#development' },
      { label: 'Project management', count: 3, href: '#management' },
      { label: 'Infrastructure', count: 2, href: '#infrastructure' },
      { label: 'Support', count: 2, href: '#support' },
    ],
  },
  ru: {
    label: 'Фильтр по направлению',
    options: [
      { label: 'Все вакансии', count: 12, href: '#all', isCurrent: true },
      { label: 'Разработка', count: 5, href: '#development' },
      { label: 'Управление проектами', count: 3, href: '#management' },
      { label: 'Инфраструктура', count: 2, href: '#infrastructure' },
      { label: 'Поддержка', count: 2, href: '#support' },
    ],
  },
}

export const videoSample = {
  webm: '/media/career.webm',
  mp4: '/media/career.mp4',
  poster: '/media/career-poster.avif',
  posterFallback: '/media/career-poster.webp',
}

export const navbarSample = {
  brand: 'Caspora',
  homeLabel: 'Caspora, home page',
  homeHref: '#/',
  label: 'Main menu',
  links: [
    { label: 'Home', href: '#/' },
    { label: 'About', href: '#/about' },
    { label: 'Service', href: '#/service' },
    { label: 'Career', href: '#/career', isCurrent: true },
    { label: 'Contact', href: '#/contact' },
  ],
  languages: [
    { code: 'AZ', label: 'Azərbaycanca', onChoose: () => undefined },
    { code: 'RU', label: 'Русский', onChoose: () => undefined },
  ],
  language: 'EN',
  languagesLabel: 'Language',
  openMenuLabel: 'Open the menu',
  closeMenuLabel: 'Close the menu',
  scrolledAfter: 30,
}

/** Three hundred letters without a space: nothing may run over because of it. */
export const longWord = 'Ümumiləşdirilmiş'.repeat(19).slice(0, 300)

export const subscribeStripSample = {
  title: 'One short letter a month. No noise.',
  label: 'Your email for the newsletter',
  placeholder: 'name@company.com',
  submitLabel: 'Subscribe',
  busyLabel: 'Sending',
  note: 'We use the address for the newsletter only, and every letter has a link to unsubscribe.',
  privacyLabel: 'Privacy',
  privacyHref: '#privacy',
  value: '',
  onChange: () => undefined,
  onSubmit: () => undefined,
}

export const mobileAppSample = {
  title: 'Caspora on your phone',
  text: 'Our services, vacancies and contacts in one app.',
  linkLabel: 'Open in the App Store',
  href: 'https://apps.apple.com/app/caspora-example',
  newTabLabel: 'opens in a new tab',
  closeLabel: 'Close',
}
