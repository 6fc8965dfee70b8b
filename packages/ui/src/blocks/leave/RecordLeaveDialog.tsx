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
import { useDayNames } from '#i18n/useDayNames.ts'

interface RecordLeaveDialogProps extends Omit<FormDialogProps, 'title' | 'text' | 'buttons'> {
  people: readonly DirectoryPerson[]
  types: readonly LeaveType[]
}

/** Enters leave for a person. The fields are `personId`, `typeId`, `from`, `to` (`2026/11/24`) and `message`. */
export function RecordLeaveDialog({ people, types, ...dialog }: RecordLeaveDialogProps) {
  const { t } = useTranslation('leave')
  const { formatTypedDay } = useDayNames()
  const dayField = (label: string) => ({
    label,
    texts: {
      dateHint: t('record.dateHint'),
      formatDay: formatTypedDay,
      pickDate: t('record.pickDate', { field: label }),
    },
  })
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
        <DayField name="from" {...dayField(t('record.first'))} isRequired />
        <DayField name="to" {...dayField(t('record.last'))} isRequired />
      </FieldRow>
      <TextAreaField name="message" label={t('record.words')} hint={t('record.wordsHint')} rows={3} />
    </FormDialog>
  )
}
