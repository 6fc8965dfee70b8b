import { foldText, type Language } from '@atrium/contract/core'
import type { HiringStage, MailTemplate } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog } from '#forms/FormDialog.tsx'
import type { FormProps } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Text } from '#primitives/Text.tsx'
import { BulkMail, type BulkPerson } from './BulkMail.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'

export type BulkKind = 'move' | 'mail' | 'tag' | 'owner'

/** The values of the form; mails are `subjectRU`, `textRU`. */
export type BulkValues = Record<string, string | boolean | undefined>

interface BulkApplicationDialogProps extends FormProps {
  kind: BulkKind
  selected: readonly BulkPerson[]
  stages: readonly { value: HiringStage['id']; label: string }[]
  templates: readonly MailTemplate[]
  /** The people who can be responsible. */
  people: readonly { value: string; label: string; detail?: string }[]
  /** The languages of the selected applicants. */
  languages: readonly Language[]
  /** Whom the last try reached, and whom it did not. */
  messages: readonly FailedRowsProps[]
  /** While applications are being changed: how many of how many. */
  progress?: { done: number; total: number } | undefined
  onCancel: () => void
}

/** One change of several applications. */
export function BulkApplicationDialog(props: BulkApplicationDialogProps) {
  const { kind, selected, stages, templates, people, languages, messages, progress, ...dialog } = props
  const { t } = useTranslation('applications')
  return (
    <FormDialog
      {...dialog}
      title={t(`bulk.title.${kind}`, { count: selected.length })}
      buttons={{
        save: t(`bulk.save.${kind}`),
        saving: t('saving'),
        cancel: t(progress ? 'bulk.stop' : 'cancel'),
      }}
    >
      {kind === 'move' && (
        <>
          <SelectField
            name="stage"
            label={t('columns.stage')}
            placeholder={t('bulk.chooseStage')}
            options={stages}
            isRequired
          />
          <SwitchField name="hasMail" label={t('bulk.withMail')} />
        </>
      )}
      {kind === 'tag' && <TextField name="tag" label={t('tags.new')} isRequired />}
      {kind === 'owner' && (
        <ComboboxField
          name="owner"
          label={t('columns.owner')}
          options={people}
          placeholder={t('owner.none')}
          listLabel={t('owner.people')}
          nothingFound={t('note.nobodyFound')}
          notChosen={t('owner.notChosen')}
          foldText={foldText}
        />
      )}
      <Mails kind={kind} templates={templates} languages={languages} selected={selected} />
      {messages.map((message) => (
        <FailedRows key={message.heading} {...message} />
      ))}
      {progress && (
        <Text
          size="small"
          role="progressbar"
          aria-label={t('saving')}
          aria-valuenow={progress.done}
          aria-valuemax={progress.total}
          aria-valuetext={t('bulk.progress', progress)}
        >
          {t('bulk.progress', progress)}
        </Text>
      )}
    </FormDialog>
  )
}

type MailsProps = Pick<BulkApplicationDialogProps, 'kind' | 'templates' | 'languages' | 'selected'>

function Mails({ kind, templates, languages, selected }: MailsProps) {
  const { input } = useField<boolean>('hasMail', { subscription: { value: true } })
  if (kind !== 'mail' && !(kind === 'move' && input.value)) return null
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {templates.length > 0 && (
        <TemplateChoice
          templates={templates}
          fieldsOf={(id) =>
            fieldsOfTemplate(
              templates.find((one) => one.id === id),
              languages,
            )
          }
        />
      )}
      <BulkMail languages={languages} selected={selected} />
    </chakra.div>
  )
}

/** The fields of the mails in some languages, as the template has them. */
const fieldsOfTemplate = (template: MailTemplate | undefined, languages: readonly Language[]) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const { subject = '', text = '' } = template?.texts[language] ?? {}
      return [
        [`subject${language}`, subject],
        [`text${language}`, text],
      ]
    }),
  )
