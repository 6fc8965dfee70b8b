import type { TableColumn } from '#blocks/table/index.ts'
import { peopleColumns, peopleSamples, type SampleRow } from '#testing/tableSamples.ts'

const longNames = [
  'Nəzakət Hüseynova-Məmmədquluzadə Əbdürrəhman qızı',
  'Александра Константинопольская-Преображенская',
  'Maximiliana Featherstonehaugh-Cholmondeley',
]

const longPositions = [
  'Layihələrin idarə edilməsi və keyfiyyətə nəzarət şöbəsinin rəis müavini',
  'Заместитель руководителя отдела автоматизированного тестирования',
  'Head of quality, testing and Donaudampfschifffahrtsgesellschaftskapitänspatente',
]

export const longPeople: SampleRow[] = peopleSamples(30).map((person, place) => ({
  ...person,
  name: longNames[place % 3] ?? '',
  position: longPositions[place % 3] ?? '',
}))

const headed = (headers: Record<string, string>): TableColumn<SampleRow>[] =>
  peopleColumns.map((column) => ({ ...column, header: headers[column.id] ?? column.header }))

export const tableWords = {
  az: {
    label: 'Əməkdaşlar',
    columns: headed({
      name: 'Ad və soyad',
      team: 'Komanda',
      position: 'Vəzifə',
      room: 'Otaq',
      hours: 'Həftəlik iş saatı',
      since: 'İşə başlama tarixi',
    }),
  },
  ru: {
    label: 'Сотрудники',
    columns: headed({
      name: 'Имя и фамилия',
      team: 'Команда',
      position: 'Должность',
      room: 'Кабинет',
      hours: 'Часов в неделю',
      since: 'Дата трудоустройства',
    }),
  },
}
