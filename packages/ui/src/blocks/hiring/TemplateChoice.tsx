import { useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { TableSelect } from '#blocks/table/TableSelect.tsx'

interface TemplateChoiceProps {
  templates: readonly { id: number; name: string }[]
  /** The fields that a template fills, by name. */
  fieldsOf: (templateId: number) => Readonly<Record<string, string>>
}

/** Fills the fields of a mail from a template (the field `template`). */
export function TemplateChoice({ templates, fieldsOf }: TemplateChoiceProps) {
  const { t } = useTranslation('applications')
  const form = useForm()
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } })
  if (templates.length === 0) return null
  return (
    <TableSelect
      label={t('mail.template')}
      options={[
        { value: '', label: t('mail.noTemplate') },
        ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={values.template ?? ''}
      onChoose={(template) =>
        form.batch(() => {
          form.change('template', template)
          const fields = template ? fieldsOf(Number(template)) : {}
          for (const [name, text] of Object.entries(fields)) form.change(name, text)
        })
      }
    />
  )
}
