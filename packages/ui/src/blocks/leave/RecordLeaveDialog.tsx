import { foldText } from '@atrium/contract/core'
import type { LeaveType } from '@atrium/contract/leave'
import { type DirectoryPerson, fullNameOf } from '@atrium/contract/people'
import { useTranslation } from 'react-i18next'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { DayField } from '#forms/DayField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'

interface RecordLeaveDialogProps extends Omit<FormDialogProps, 'title' | 'text' | 'buttons'> {
  people: readonly DirectoryPerson[]
  types: readonly LeaveType[]
}

/** Enters leave for a person. The fields are `personId`, `typeId`, `from`, `to` (`2026/11/24`) and `message`. */
export function RecordLeaveDialog({ people, types, ...dialog }: RecordLeaveDialogProps) {
  const { t } = useTranslation('leave')
  const dayTexts = useDayTexts()
  return (
    <FormDialog
      {...dialog}
      title={t('record.title')}
      text={t('record.text')}
      buttons={{ save: t('record.save'), saving: t('record.saving'), cancel: t('record.cancel') }}
    >
      <ComboboxField
        name="personId"
        label={t('record.person')}
        options={people.map((person) => ({
          value: String(person.id),
          label: fullNameOf(person),
          detail: person.position,
        }))}
        placeholder=""
        listLabel={t('record.people')}
        nothingFound={t('record.nobodyFound')}
        notChosen={t('record.notChosen')}
        foldText={foldText}
        isRequired
      />
      <SelectField
        name="typeId"
        label={t('record.kind')}
        options={types
          .filter(({ isArchived }) => !isArchived)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={t('record.choose')}
        isRequired
      />
      <FieldRow>
        <DayField name="from" label={t('record.first')} texts={dayTexts} isRequired />
        <DayField name="to" label={t('record.last')} texts={dayTexts} isRequired />
      </FieldRow>
      <TextAreaField name="message" label={t('record.words')} hint={t('record.wordsHint')} rows={3} />
    </FormDialog>
  )
}
