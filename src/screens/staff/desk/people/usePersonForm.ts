import { compareNames, foldText } from '@atrium/contract/core'
import { fullNameOf, type PersonRecord } from '@atrium/contract/people'
import { useDayNames } from '@atrium/ui/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRoomsQuery } from '#api/employeesApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

const nobody: readonly PersonRecord[] = []

/** The people who work here as options, in alphabetical order; two of one name differ by position. */
export function usePeopleOptions(people: readonly PersonRecord[] = nobody, except?: number) {
  const { language } = useLanguage()
  return useMemo(
    () =>
      people
        .filter(({ id, leftAt }) => !leftAt && id !== except)
        .toSorted((one, other) => compareNames(fullNameOf(one), fullNameOf(other)))
        .map((person) => ({
          value: String(person.id),
          label: fullNameOf(person),
          detail: person.positions[language],
        })),
    [people, except, language],
  )
}

/** Texts and options of the form of a record. */
export function usePersonForm(people: readonly PersonRecord[] | undefined, except?: number) {
  const { t } = useTranslation('people')
  const { data: rooms = [] } = useListRoomsQuery()
  const options = usePeopleOptions(people, except)
  const { formatTypedDay } = useDayNames()
  const dayTexts = (field: string) => ({
    dateHint: t('record.dateHint'),
    formatDay: formatTypedDay,
    pickDate: t('record.pickDate', { field }),
  })
  return {
    texts: {
      form: t('record.heading'),
      name: t('name'),
      surname: t('surname'),
      email: t('email'),
      phone: t('phone'),
      room: t('room'),
      noRoom: t('record.noRoom'),
      position: t('position'),
      unit: t('unit'),
      languages: { AZ: t('record.az'), EN: t('record.en'), RU: t('record.ru') },
      manager: t('manager'),
      managerHint: t('record.managerHint'),
      deputy: t('deputy'),
      deputyHint: t('record.deputyHint'),
      nobody: t('record.nobody'),
      people: t('record.people'),
      nobodyFound: t('record.nobodyFound'),
      notChosen: t('record.notChosen'),
      birthday: t('birthday'),
      birthdayShared: t('record.birthdayShared'),
      startedOn: t('startedOn'),
      days: { startedOn: dayTexts(t('startedOn')), birthday: dayTexts(t('birthday')) },
      submit: t('save'),
      submitting: t('saving'),
    },
    rooms: rooms.map(({ roomname }) => ({ value: roomname, label: roomname })),
    people: options,
    foldText,
  }
}
