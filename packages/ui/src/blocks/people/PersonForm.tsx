import { foldText, languages } from '@atrium/contract/core'
import { firstLifeDay } from '@atrium/contract/days'
import { fullNameOf, type Person } from '@atrium/contract/people'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { DayField } from '#forms/DayField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useDayNames } from '#i18n/useDayNames.ts'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { Text } from '#primitives/Text.tsx'
import { PersonFacts } from './PersonPart.tsx'
import { TranslatedChoice } from './TranslatedChoice.tsx'
import { usePeopleOptions } from './usePeopleOptions.ts'

interface PersonFormProps extends FormProps {
  /** Whose record it is; `undefined` for a new person, who can get a card (`hasCard`) and an account (`invitation`). */
  person?: Person | undefined
  /** Whether it is the reader's own record: manager, deputy and first day are only shown. @default false */
  isOwn?: boolean
  rooms: readonly { roomname: string }[]
  /** Managers and deputies to choose from; `undefined` while they load. */
  people: readonly Person[] | undefined
  failure?: FormFailureProps | undefined
}

/**
 * The record of a person. The fields have the names of the record; texts in three languages have three fields each
 * (`positions_AZ`).
 */
export function PersonForm(props: PersonFormProps) {
  const { person, isOwn = false, rooms, people, failure, ...form } = props
  const { t } = useTranslation('people')
  const day = { texts: useDayTexts(), first: firstLifeDay }
  const lead = {
    options: usePeopleOptions(people, person?.id),
    placeholder: t('record.nobody'),
    listLabel: t('record.people'),
    nothingFound: t('record.nobodyFound'),
    notChosen: t('record.notChosen'),
    foldText,
  }
  return (
    <FormShell label={person ? t('record.of', { name: fullNameOf(person) }) : t('new.title')} {...form}>
      <FieldRow>
        <TextField name="name" label={t('name')} isRequired autoComplete="off" spellCheck={false} />
        <TextField name="surname" label={t('surname')} isRequired autoComplete="off" spellCheck={false} />
      </FieldRow>
      <FieldRow>
        <TextField name="email" type="email" label={t('email')} autoComplete="off" spellCheck={false} />
        <TextField name="phone" type="tel" label={t('phone')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TranslatedChoice name="positions" label={t('position')} people={people} />
        <TranslatedChoice name="units" label={t('unit')} people={people} />
      </FieldRow>
      {person && isOwn ? (
        <FixedFacts person={person} people={people ?? []} />
      ) : (
        <FieldRow>
          <ComboboxField name="managerId" label={t('manager')} hint={t('record.managerHint')} {...lead} />
          <ComboboxField name="deputyId" label={t('deputy')} hint={t('record.deputyHint')} {...lead} />
        </FieldRow>
      )}
      <FieldRow>
        <SelectField
          name="roomname"
          label={t('room')}
          options={rooms.map(({ roomname }) => ({ value: roomname, label: roomname }))}
          placeholder={t('record.noRoom')}
        />
        {!isOwn && <DayField name="startedOn" label={t('startedOn')} {...day} isRequired={!person} />}
      </FieldRow>
      <FieldRow>
        <div>
          <DayField name="birthday" label={t('birthday')} {...day} last={day.texts.today()} />
          <Text size="small" tone="hint" marginTop="1.5">
            {t('record.birthdayShared')}
          </Text>
        </div>
      </FieldRow>
      {!person && (
        <>
          <SelectField
            name="invitation"
            label={t('new.invitation')}
            options={languages.map((value) => ({
              value,
              label: t('new.inviteIn', { language: t(`inLanguage.${value}`) }),
            }))}
            placeholder={t('new.noInvitation')}
          />
          <SwitchField name="hasCard" label={t('new.card')} />
        </>
      )}
      <SaveRow failure={failure} label={t(person ? 'save' : 'new.submit')} busyLabel={t('saving')} />
    </FormShell>
  )
}

/** What only a colleague changes in the reader's own record. */
function FixedFacts({ person, people }: { person: Person; people: readonly Person[] }) {
  const { t } = useTranslation('people')
  const { dateOf } = useDayNames()
  const nameOf = (id: number | null) => fullNameOf(people.find((one) => one.id === id) ?? {})
  const facts = [
    { label: t('manager'), value: nameOf(person.managerId) },
    { label: t('deputy'), value: nameOf(person.deputyId) },
    { label: t('startedOn'), value: person.startedOn && dateOf(person.startedOn) },
  ]
  return (
    <div>
      <PersonFacts facts={facts.filter(({ value }) => value)} />
      <Text size="small" tone="muted">
        {t('record.ownFields')}
      </Text>
    </div>
  )
}
