import type { TableColumn, TableTexts } from '#blocks/table/index.ts'
import { peopleColumns, peopleSamples, type SamplePerson } from '#testing/tableSamples.ts'

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

export const longPeople: SamplePerson[] = peopleSamples(30).map((person, place) => ({
  ...person,
  name: longNames[place % 3] ?? '',
  position: longPositions[place % 3] ?? '',
}))

const headed = (headers: Record<string, string>): TableColumn<SamplePerson>[] =>
  peopleColumns.map((column) => ({ ...column, header: headers[column.id] ?? column.header }))

/** The plural form of Russian: 1 строка, 2 строки, 5 строк. */
const rowsInRussian = (count: number) =>
  ({ one: 'строка', few: 'строки' })[new Intl.PluralRules('ru').select(count) as 'one' | 'few'] ?? 'строк'

export const tableWords: Record<
  'az' | 'ru',
  { label: string; columns: TableColumn<SamplePerson>[]; texts: TableTexts }
> = {
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
    texts: {
      search: 'Axtarış',
      anyOption: 'Hamısı',
      columns: 'Sütunlar',
      filters: (count) => (count > 0 ? `Filtrlər: ${count}` : 'Filtrlər'),
      sortBy: 'Sıralama',
      unsorted: 'İlkin sıra',
      sorted: (header, isDescending) => `${header}, ${isDescending ? 'azalan' : 'artan'}`,
      selectRow: (name) => `Seçin: ${name}`,
      selectPage: 'Bu səhifədəki bütün sətirləri seçin',
      selected: (count) => `${count} sətir seçilib`,
      selectFound: (count) => `Bütün ${count} sətri seçin`,
      clearSelection: 'Seçimi ləğv edin',
      actions: 'Əməliyyat',
      pages: 'Səhifələr',
      firstPage: 'Birinci səhifə',
      previousPage: 'Əvvəlki səhifə',
      nextPage: 'Növbəti səhifə',
      lastPage: 'Sonuncu səhifə',
      size: 'Səhifədə sətir',
      allRows: 'Hamısı',
      range: (from, to, total) => `${total} sətirdən ${from}–${to}`,
      loading: 'Əməkdaşlar yüklənir',
      empty: { heading: 'Hələ əməkdaş yoxdur' },
      nothingFound: {
        heading: 'Heç nə tapılmadı',
        text: 'Axtarışa və seçilmiş siyahılara uyğun əməkdaş yoxdur.',
      },
      clearFilters: 'Filtrləri silin',
    },
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
    texts: {
      search: 'Поиск',
      anyOption: 'Все',
      columns: 'Столбцы',
      filters: (count) => (count > 0 ? `Фильтры: ${count}` : 'Фильтры'),
      sortBy: 'Сортировка',
      unsorted: 'Исходный порядок',
      sorted: (header, isDescending) => `${header}, по ${isDescending ? 'убыванию' : 'возрастанию'}`,
      selectRow: (name) => `Выбрать: ${name}`,
      selectPage: 'Выбрать все строки на странице',
      selected: (count) => `Выбрано: ${count} ${rowsInRussian(count)}`,
      selectFound: (count) => `Выбрать все: ${count}`,
      clearSelection: 'Снять выделение',
      actions: 'Действия',
      pages: 'Страницы',
      firstPage: 'Первая страница',
      previousPage: 'Предыдущая страница',
      nextPage: 'Следующая страница',
      lastPage: 'Последняя страница',
      size: 'Строк на странице',
      allRows: 'Все',
      range: (from, to, total) => `${from}–${to} из ${total}`,
      loading: 'Список сотрудников загружается',
      empty: { heading: 'Сотрудников пока нет' },
      nothingFound: { heading: 'Ничего не найдено', text: 'Под условия поиска никто не подходит.' },
      clearFilters: 'Сбросить фильтры',
    },
  },
}
