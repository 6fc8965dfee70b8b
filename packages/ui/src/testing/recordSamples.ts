import type { Badge, Room } from '@atrium/contract/people'
import type { ComponentProps } from 'react'
import type { RoomCards } from '#blocks/lookup/RoomCards.tsx'
import { themeSample } from './staffFrameSamples.ts'

/** What stands around the pages in stories. */
export const frameSample = {
  languages: ['AZ', 'RU'].map((code) => ({ code, label: code, onChoose: () => undefined })),
  language: 'EN',
  theme: themeSample,
}

/** All that a colleague sees of an employee. */
export const badgeSample: Required<Omit<Badge, 'photo'>> = {
  id: 7,
  idnumber: 'DEV7',
  name: 'Leyla',
  surname: 'Əliyeva',
  email: 'leyla.aliyeva@caspora.example',
  number: '+994 (50) 000-00-01',
  roomname: 'Göygöl',
  job: 'Project manager',
  computerinfo: [
    { name: 'Lenovo ThinkPad T14', type: 'Laptop', serial: 'T0016RT' },
    { name: 'Dell UltraSharp U2723QE', type: 'Monitor', serial: 'D003FKY' },
  ],
  otherinfo: [
    { name: 'Languages', description: ['Azerbaijani', 'Russian', 'English'] },
    { name: 'Extension', description: '107' },
  ],
}

/** What a stranger sees where nearly everything is hidden. */
export const hiddenBadgeSample: Badge = { id: 7, idnumber: 'DEV7', name: 'Leyla', surname: 'Əliyeva' }

export const longBadgeSample: Badge = {
  id: 123456789,
  idnumber: 'DEV123456789',
  name: 'Константин-Александр',
  surname: 'Рождественский-Преображенский',
  job: 'Ведущий инженер по информационной безопасности и защите персональных данных',
  email: 'konstantin-aleksandr.rozhdestvenskiy-preobrazhenskiy@caspora.example',
  number: '+994 50 000 00 01 (доб. 1234567)',
  roomname: 'Переговорная «Мугань» рядом с лестницей, второй этаж',
  otherinfo: [
    {
      name: 'Ключи и пропуска',
      description: [
        'Серверная на втором этаже, дверь со стороны лестницы',
        'Архив',
        'Водогрязеэлектротеплоснабжение',
      ],
    },
    { name: 'Дежурство', description: 'Первая неделя каждого месяца, кроме праздников' },
  ],
  computerinfo: Array.from({ length: 12 }, (_none, place) => ({
    name: place % 3 === 0 ? 'Hewlett Packard Enterprise ProLiant ML30 Gen11' : 'Dell UltraSharp U2723QE',
    type: place % 3 === 0 ? 'Тестовый сервер для нагрузочных испытаний' : 'Монитор',
    serial: `SN-${(place + 7) ** 7}-ABCDEFGHIJK`,
  })),
}

const rooms: Room[] = [
  { roomname: 'Göygöl', employees: 7, computers: 7, monitors: 2 },
  { roomname: 'Server 2/1', employees: 5, computers: 8 },
  { roomname: 'Xəzər', employees: 1, computers: 1 },
  { roomname: 'Kəpəz', employees: 0, computers: 0, capacity: 6 },
]

export const roomCardSamples: ComponentProps<typeof RoomCards> = {
  rooms,
  hrefOf: (roomname) => `/rooms/${encodeURIComponent(roomname)}`,
  stateOf: (roomname) => (roomname === 'Kəpəz' ? { isBusy: true, until: '16:00' } : undefined),
}

export const peopleSamples: Badge[] = [
  badgeSample,
  { id: 33, idnumber: 'DEV33', name: 'Ceyhun', surname: 'Manafov', computerinfo: [] },
  { id: 40, idnumber: 'DEV40' },
]

export const longPeopleSamples: Badge[] = Array.from({ length: 60 }, (_none, place) => ({
  ...(place % 7 === 0 ? longBadgeSample : { name: 'Светлана', surname: 'Ёлкина' }),
  id: place + 1,
  idnumber: `DEV${place + 1}`,
  computerinfo: (longBadgeSample.computerinfo ?? []).slice(0, place === 0 ? 12 : place % 3),
}))
