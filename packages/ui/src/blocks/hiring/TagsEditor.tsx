import { limits } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { Button } from '#primitives/Button.tsx'
import { Chips } from './Chips.tsx'
import { styles } from './Hiring.styles.ts'

interface TagsEditorProps {
  tags: readonly string[]
  /** Tags of other applications. */
  known: readonly string[]
  /** A change is being saved. */
  isBusy: boolean
  onChange: (tags: string[]) => void
}

/** The tags of an application; each change is saved at once. */
export function TagsEditor({ tags, known, isBusy, onChange }: TagsEditorProps) {
  const { t } = useTranslation('applications')
  const [typed, setTyped] = useState('')
  const listId = useId()
  const tag = typed.trim()
  const isOver = tag.length > limits.tag
  const add = () => {
    if (isBusy || isOver || !tag) return
    if (!tags.includes(tag)) onChange([...tags, tag])
    setTyped('')
  }
  return (
    <chakra.form
      aria-label={t('columns.tags')}
      display="grid"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Chips
        label={t('columns.tags')}
        chips={tags.map((one) => ({ id: one, name: one }))}
        removeLabel={(one) => t('tags.remove', { tag: one })}
        onRemove={(id) => onChange(tags.filter((one) => one !== id))}
        isBusy={isBusy}
      />
      {tags.length < limits.tags && (
        <chakra.div css={styles.addRow}>
          <FieldFrame label={t('tags.new')} error={isOver ? t('tags.long', { max: limits.tag }) : undefined}>
            {(control) => (
              <chakra.input
                {...control}
                list={listId}
                value={typed}
                autoComplete="off"
                css={field.control}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </FieldFrame>
          <Button type="submit" variant="outline" isLoading={isBusy}>
            {t('tags.add')}
          </Button>
          <datalist id={listId}>
            {known
              .filter((one) => !tags.includes(one))
              .map((one) => (
                <option key={one} value={one} />
              ))}
          </datalist>
        </chakra.div>
      )}
    </chakra.form>
  )
}
