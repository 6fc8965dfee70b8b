import { languages } from '@atrium/contract/core'
import { type Stage, stages } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useDraggable, useDroppable } from '@dnd-kit/react'
import type { ComponentProps } from 'react'
import { useField, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { DragBoard } from '#primitives/DragBoard.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ArrowDownIcon } from '#primitives/icons.tsx'
import { GripIcon } from '#primitives/moreIcons.tsx'
import { styles } from './Hiring.styles.ts'

/** The values of the form: `order`, the stages with commas between them, and `nameRUnew` … */
export type StageValues = Record<string, string>

interface StagesFormProps extends FormProps<StageValues> {
  failure?: FormFailureProps | undefined
}

/** Names and order of the stages. */
export function StagesForm({ failure, ...form }: StagesFormProps) {
  const { t } = useTranslation('hiringSettings')
  return (
    <FormShell<StageValues> label={t('view.stages')} {...form}>
      <StageRows />
      <SaveRow failure={failure} label={t('stages.save')} busyLabel={t('saving')} />
    </FormShell>
  )
}

const elementIdOf = (stage: Stage) => `stage-row-${stage}`

function StageRows() {
  const { t } = useTranslation('hiringSettings')
  const language = useReaderLanguage()
  const { input } = useField<string>('order')
  const { values } = useFormState<StageValues>({ subscription: { values: true } })
  const order = stages
    .filter((stage) => input.value.includes(stage))
    .toSorted((one, other) => input.value.indexOf(one) - input.value.indexOf(other))
  const nameOf = (stage: Stage) => values[`name${language}${stage}`] ?? ''
  /** Puts a stage in the place of another one. */
  const put = (stage: Stage, to: number) => {
    const others = order.filter((one) => one !== stage)
    input.onChange([...others.slice(0, to), stage, ...others.slice(to)].join(','))
  }
  return (
    <DragBoard
      hint={t('stages.gripHint')}
      places={order.map((stage) => ({
        elementId: elementIdOf(stage),
        name: nameOf(stage),
        itemIds: [stages.indexOf(stage)],
      }))}
      nameOf={(id) => nameOf(stages[id] ?? 'new')}
      format={(step, names) => t(`stages.${step}`, names)}
      onDrop={(id, to) => {
        const stage = stages[id]
        if (stage) put(stage, to)
      }}
    >
      {({ hintId, carriedId, overAt, gripProps }) => (
        <chakra.ol display="grid" gap="3" aria-label={t('stages.label')}>
          {order.map((stage, at) => (
            <StageRow
              key={stage}
              stage={stage}
              name={nameOf(stage)}
              isOver={overAt === at && carriedId !== undefined}
              onUp={at > 0 ? () => put(stage, at - 1) : undefined}
              onDown={at < order.length - 1 ? () => put(stage, at + 1) : undefined}
              grip={{
                'aria-describedby': hintId,
                ...gripProps({ id: stages.indexOf(stage), name: nameOf(stage) }, at),
              }}
            />
          ))}
        </chakra.ol>
      )}
    </DragBoard>
  )
}

interface StageRowProps {
  stage: Stage
  name: string
  isOver: boolean
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  grip: Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'ref'>
}

function StageRow({ stage, name, isOver, onUp, onDown, grip }: StageRowProps) {
  const { t } = useTranslation(['hiringSettings', 'applications'])
  const id = elementIdOf(stage)
  const drop = useDroppable({ id })
  const drag = useDraggable({ id: stages.indexOf(stage) })
  return (
    <chakra.li
      ref={(element: HTMLLIElement | null) => {
        drop.ref(element)
        drag.ref(element)
      }}
      id={id}
      tabIndex={-1}
      data-over={isOver || drop.isDropTarget || undefined}
      css={styles.stageRow}
    >
      <chakra.div css={styles.three}>
        {languages.map((language) => (
          <TextField
            key={language}
            name={`name${language}${stage}`}
            label={t(`applications:languages.${language}`)}
            isRequired
          />
        ))}
      </chakra.div>
      <chakra.div css={styles.stageActs}>
        <IconButton
          label={t('stages.up', { name })}
          aria-disabled={onUp ? undefined : true}
          onClick={onUp}
          transform="rotate(180deg)"
        >
          <ArrowDownIcon />
        </IconButton>
        <IconButton
          label={t('stages.down', { name })}
          aria-disabled={onDown ? undefined : true}
          onClick={onDown}
        >
          <ArrowDownIcon />
        </IconButton>
        <IconButton ref={drag.handleRef} label={t('stages.grip', { name })} css={styles.handle} {...grip}>
          <GripIcon />
        </IconButton>
      </chakra.div>
    </chakra.li>
  )
}
