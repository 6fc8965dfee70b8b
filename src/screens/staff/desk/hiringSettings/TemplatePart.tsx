import { company, type Language } from '@atrium/contract/core'
import type {
  MailTemplate,
  Stage,
  TemplateChanges,
  TemplateFields,
  TemplatePlaceholder,
} from '@atrium/contract/hiring'
import { newTemplateSchema, templateChangesSchema } from '@atrium/contract/hiring/templates/schema'
import { applicantName, fieldsOfTemplate, TemplateForm, type TemplateValues } from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateTemplateMutation, useSaveTemplateMutation } from '#api/hiringSettingsApi.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useStoredForm } from '#hooks/useStoredForm.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { mailIn } from '../applications/mailValues.ts'

interface TemplatePartProps {
  /** Missing for a new one. */
  template: MailTemplate | undefined
  stages: readonly { value: Stage; label: string }[]
  onClose: (saved?: string) => void
}

/** What is sent for what is typed. */
const valuesOf = (typed: object, revision: unknown): object => {
  const values = typed as TemplateValues
  return {
    name: values.name ?? '',
    stage: values.stage || null,
    texts: { AZ: mailIn('AZ', values), EN: mailIn('EN', values), RU: mailIn('RU', values) },
    revision,
  }
}

/** The messages at the fields of the form: `texts.RU.subject` is `subjectRU`. */
const atFields = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [
      path.replace(/^texts\.(\w+)\.(\w+)$/, '$2$1'),
      message,
    ]),
  )

const sampleNames: Record<
  Language,
  Pick<Record<TemplatePlaceholder, string>, 'firstName' | 'lastName' | 'position'>
> = {
  AZ: { firstName: 'Nigar', lastName: 'Məmmədova', position: 'Layihə meneceri' },
  EN: { firstName: 'Michael', lastName: 'Braun', position: 'Project manager' },
  RU: { firstName: 'Ольга', lastName: 'Петрова', position: 'Менеджер проектов' },
}

/** The form of a template. */
export function TemplatePart({ template, stages, onClose }: TemplatePartProps) {
  const { t } = useTranslation('hiringSettings')
  const sender = applicantName(useStaffUser())
  const [create] = useCreateTemplateMutation()
  const [save] = useSaveTemplateMutation()
  const stored = useMemo(
    (): TemplateValues => ({
      name: template?.name ?? '',
      stage: template?.stage ?? '',
      ...fieldsOfTemplate(template),
    }),
    [template],
  )
  const { form } = useStoredForm<TemplateFields, MailTemplate, TemplateValues>({
    stored,
    version: template?.revision,
    draftKey: `${staffKey}mailTemplate.${template?.id ?? 'new'}`,
    schema: template ? templateChangesSchema : newTemplateSchema,
    valuesOf,
    atFields,
    failureScopes: ['hiringSettings:failure'],
    send: (values) =>
      (template ? save({ id: template.id, ...(values as TemplateChanges) }) : create(values)).unwrap(),
    onSent: () => onClose(t('templates.saved')),
    sentToast: t('templates.saved'),
  })
  return (
    <TemplateForm
      {...form}
      heading={template ? t('templates.edit', { name: template.name }) : t('templates.new')}
      stages={stages}
      sampleOf={(language) => ({
        ...sampleNames[language],
        company: company.name,
        reference: 'CV-7K2M-9QPX',
        sender,
      })}
      onCancel={() => onClose()}
    />
  )
}
