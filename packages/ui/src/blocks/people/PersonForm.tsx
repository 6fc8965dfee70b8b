import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { DayField, type DayTexts } from '#forms/DayField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Button } from '#primitives/Button.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './People.styles.ts'
import { TranslatedFields, type TranslatedFieldsTexts } from './TranslatedFields.tsx'

export interface PersonFormTexts {
  form: string
  name: string
  surname: string
  email: string
  phone: string
  room: string
  noRoom: string
  position: string
  unit: string
  languages: TranslatedFieldsTexts['languages']
  manager: string
  managerHint: string
  deputy: string
  deputyHint: string
  nobody: string
  /** Names the list of people. */
  people: string
  nobodyFound: string
  notChosen: string
  birthday: string
  /** Who decides whether colleagues see the birthday. */
  birthdayShared: string
  startedOn: string
  days: Record<'startedOn' | 'birthday', DayTexts>
  submit: string
  submitting: string
}

interface PersonFormProps extends FormProps {
  texts: PersonFormTexts
  rooms: readonly SelectOption[]
  /** Managers and deputies to choose from; the value is the id of the record. */
  people: readonly (SelectOption & { detail?: string })[]
  foldText?: ((text: string) => string) | undefined
  failure?: FormFailureProps | undefined
  /** What was typed and not saved yet, and the way to drop it. */
  unsaved?: { text: string; discard: string; onDiscard: () => void } | undefined
  /** In place of manager, deputy and first day, where the reader may not change them: their values, and why. */
  fixed?: { facts: readonly { label: string; value: string }[]; reason: string } | undefined
  /** Switches of a new person. */
  children?: ReactNode
}

/**
 * The record of a person. The fields have the names of the record; texts in three languages have three fields each
 * (`positions_AZ`).
 */
export function PersonForm({
  texts,
  rooms,
  people,
  foldText,
  failure,
  unsaved,
  fixed,
  children,
  ...form
}: PersonFormProps) {
  const lead = {
    options: people,
    placeholder: texts.nobody,
    listLabel: texts.people,
    nothingFound: texts.nobodyFound,
    notChosen: texts.notChosen,
    foldText,
  }
  return (
    <FormShell label={texts.form} {...form}>
      <FieldRow>
        <TextField name="name" label={texts.name} isRequired autoComplete="off" spellCheck={false} />
        <TextField name="surname" label={texts.surname} isRequired autoComplete="off" spellCheck={false} />
      </FieldRow>
      <FieldRow>
        <TextField name="email" type="email" label={texts.email} autoComplete="off" spellCheck={false} />
        <TextField name="phone" type="tel" label={texts.phone} autoComplete="off" />
      </FieldRow>
      <TranslatedFields name="positions" texts={{ legend: texts.position, languages: texts.languages }} />
      <TranslatedFields name="units" texts={{ legend: texts.unit, languages: texts.languages }} />
      {fixed ? (
        <div>
          <chakra.dl css={styles.facts}>
            {fixed.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </chakra.dl>
          <Text size="small" tone="muted">
            {fixed.reason}
          </Text>
        </div>
      ) : (
        <FieldRow>
          <ComboboxField name="managerId" label={texts.manager} hint={texts.managerHint} {...lead} />
          <ComboboxField name="deputyId" label={texts.deputy} hint={texts.deputyHint} {...lead} />
        </FieldRow>
      )}
      <FieldRow>
        <SelectField name="roomname" label={texts.room} options={rooms} placeholder={texts.noRoom} />
        {!fixed && <DayField name="startedOn" label={texts.startedOn} texts={texts.days.startedOn} />}
      </FieldRow>
      <FieldRow>
        <DayField name="birthday" label={texts.birthday} texts={texts.days.birthday} />
        <chakra.div css={styles.besides}>
          <Text size="small" tone="muted">
            {texts.birthdayShared}
          </Text>
        </chakra.div>
      </FieldRow>
      {children}
      {failure && <FormFailure {...failure} />}
      <Row gap="3">
        <SubmitButton isFull={false} label={texts.submit} busyLabel={texts.submitting} />
        {unsaved && (
          <>
            <Button variant="outline" onClick={unsaved.onDiscard}>
              {unsaved.discard}
            </Button>
            <Text size="small" tone="muted" role="status">
              {unsaved.text}
            </Text>
          </>
        )}
      </Row>
    </FormShell>
  )
}
