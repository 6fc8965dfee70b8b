import type { EmployeeRecordProps } from '#blocks/lookup/EmployeeRecord.tsx'
import type { FoundBadgeProps } from '#blocks/lookup/FoundBadge.tsx'
import { planDesks } from '#blocks/lookup/planDesks.ts'
import type { RoomCard } from '#blocks/lookup/RoomCards.tsx'
import type { RoomPerson } from '#blocks/lookup/RoomPeople.tsx'
import type { BrandBarProps } from '#blocks/shell/BrandBar.tsx'
import type { ThemeChoiceProps } from '#blocks/shell/ThemeChoice.tsx'
import { themeSample } from './staffFrameSamples.ts'

/** What stands around the pages in stories. */
export const frameSample: BrandBarProps & { theme: ThemeChoiceProps } = {
  brand: 'Caspora',
  homeLabel: 'Caspora, home page',
  homeHref: '/',
  languages: ['AZ', 'RU'].map((code) => ({ code, label: code, onChoose: () => undefined })),
  language: 'EN',
  languagesLabel: 'Language',
  theme: themeSample,
}

/** Records and rooms for tests and stories. */
export const recordSample: EmployeeRecordProps = {
  heading: 'Leyla Əliyeva',
  job: 'Project manager',
  facts: [
    { label: 'ID number', value: 'DEV7' },
    { label: 'Email', value: 'leyla.aliyeva@caspora.example', href: 'mailto:leyla.aliyeva@caspora.example' },
    { label: 'Phone', value: '+994 50 000 00 01', href: 'tel:+994500000001' },
    { label: 'Room', value: 'Göygöl', href: '/rooms/G%C3%B6yg%C3%B6l' },
  ],
  info: [
    { label: 'Languages', value: { items: ['Azerbaijani', 'Russian', 'English'], more: 'and 2 more' } },
    { label: 'Extension', value: '107' },
  ],
  computers: {
    heading: 'Equipment',
    serialLabel: 'Serial number',
    emptyText: 'no computer info',
    computers: [
      { name: 'Lenovo ThinkPad T14', type: 'Laptop', serial: 'T0016RT' },
      { name: 'Dell UltraSharp U2723QE', type: 'Monitor', serial: 'D003FKY' },
    ],
  },
}

export const hiddenRecordSample: EmployeeRecordProps = {
  heading: 'Leyla Əliyeva',
  facts: [{ label: 'ID number', value: 'DEV7' }],
  notice: {
    text: 'Some details are for colleagues.',
    linkLabel: 'Sign in',
    href: '/staff/login?next=%2Femployee-qr%2FDEV7',
  },
}

export const longRecordSample: EmployeeRecordProps = {
  heading: 'Константин-Александр Рождественский-Преображенский',
  job: 'Ведущий инженер по информационной безопасности и защите персональных данных',
  facts: [
    { label: 'Табельный номер', value: 'DEV123456789' },
    {
      label: 'Электронная почта',
      value: 'konstantin-aleksandr.rozhdestvenskiy-preobrazhenskiy@caspora.example',
      href: 'mailto:k@caspora.example',
    },
    { label: 'Телефон', value: '+994 50 000 00 01 (доб. 1234567)', href: 'tel:+994500000001' },
    { label: 'Комната', value: 'Переговорная «Мугань» рядом с лестницей, второй этаж', href: '/rooms/m' },
  ],
  info: [
    {
      label: 'Ключи и пропуска',
      value: {
        items: [
          'Серверная на втором этаже, дверь со стороны лестницы',
          'Архив',
          'Водогрязеэлектротеплоснабжение',
        ],
        more: 'и ещё 2',
      },
    },
    { label: 'Дежурство', value: 'Первая неделя каждого месяца, кроме праздников' },
  ],
  computers: {
    heading: 'Компьютеры',
    serialLabel: 'Серийный номер',
    emptyText: 'нет данных о компьютере',
    computers: Array.from({ length: 12 }, (_none, place) => ({
      name: place % 3 === 0 ? 'Hewlett Packard Enterprise ProLiant ML30 Gen11' : 'Dell UltraSharp U2723QE',
      type: place % 3 === 0 ? 'Тестовый сервер для нагрузочных испытаний' : 'Монитор',
      serial: `SN-${(place + 7) ** 7}-ABCDEFGHIJK`,
    })),
  },
}

export const foundBadgeSample: FoundBadgeProps = {
  heading: 'Found this badge?',
  text: 'Call or write to us, and we will come for it.',
  phone: { value: '+994 12 000 00 00', href: 'tel:+994120000000' },
  email: { value: 'hello@caspora.example', href: 'mailto:hello@caspora.example' },
}

export const roomCardSamples: RoomCard[] = [
  {
    name: 'Göygöl',
    facts: ['7 people', '7 computers', '2 monitors'],
    desks: planDesks({ people: 7, computers: 7, monitors: 2 }),
  },
  {
    name: 'Server 2/1',
    facts: ['5 people', '8 computers'],
    desks: planDesks({ people: 5, computers: 8, monitors: 0 }),
  },
  {
    name: 'Xəzər',
    facts: ['1 person', '1 computer'],
    desks: planDesks({ people: 1, computers: 1, monitors: 0 }),
  },
  {
    name: 'Kəpəz',
    facts: ['meeting room for 6'],
    state: { label: 'Busy until 16:00, then free', isBusy: true },
    desks: planDesks({ people: 6, computers: 0, monitors: 0 }),
  },
].map((room) => ({ ...room, href: `/rooms/${encodeURIComponent(room.name)}` }))

export const peopleSamples: RoomPerson[] = [
  {
    idnumber: 'DEV7',
    name: 'Leyla Əliyeva',
    href: '/employee-qr/DEV7',
    computers: [
      { name: 'Lenovo ThinkPad T14', type: 'Laptop' },
      { name: 'Dell UltraSharp U2723QE', type: 'Monitor' },
    ],
  },
  { idnumber: 'DEV33', name: 'Ceyhun Manafov', href: '/employee-qr/DEV33', computers: [] },
  { idnumber: 'DEV40', name: 'DEV40', href: '/employee-qr/DEV40' },
]

export const longPeopleSamples: RoomPerson[] = Array.from({ length: 60 }, (_none, place) => ({
  idnumber: `DEV${place + 1}`,
  name: place % 7 === 0 ? 'Константин-Александр Рождественский-Преображенский' : 'Светлана Ёлкина',
  href: `/employee-qr/DEV${place + 1}`,
  computers: (longRecordSample.computers?.computers ?? []).slice(0, place === 0 ? 12 : place % 3),
}))
