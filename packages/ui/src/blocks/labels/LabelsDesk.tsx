import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { FieldError } from '#forms/FieldError.tsx'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message } from '#primitives/Message.tsx'
import { Text } from '#primitives/Text.tsx'
import { BlankSheet } from './BlankSheet.tsx'
import { LabelChooser } from './LabelChooser.tsx'
import { LabelSheets } from './LabelSheets.tsx'
import { styles } from './LabelsPage.styles.ts'
import { sheetCount } from './labelMath.ts'
import type { LabelItem, LabelKind } from './labelTypes.ts'

interface LabelsDeskProps {
  kind: LabelKind
  /** `undefined` while they load. */
  items: readonly LabelItem[] | undefined
  /** Replaces the list: the error of the query. */
  error?: ReactNode
  isChosen: (id: string) => boolean
  /** Chooses exactly these. */
  choose: (ids: readonly string[]) => void
}

/** Choose, see the sheets, print. */
export function LabelsDesk({ kind, items, error, isChosen, choose }: LabelsDeskProps) {
  const { t } = useTranslation('labels')
  const id = useId()
  /** Whether Print was pressed while nothing was chosen. */
  const [isAskedForNothing, setAskedForNothing] = useState(false)

  if (error) return error
  if (!items) return <SkeletonRegion label={t(`loading.${kind}`)} shape="rows" count={8} />
  if (items.length === 0) return <Message heading={t(`empty.${kind}.title`)} text={t(`empty.${kind}.text`)} />
  const chosen = items.filter(({ label }) => isChosen(label.id))
  const chosenIds = chosen.map(({ label }) => label.id)
  const isEmpty = chosen.length === 0
  const change = (ids: readonly string[]) => {
    setAskedForNothing(false)
    choose(items.map(({ label }) => label.id).filter((one) => ids.includes(one)))
  }
  return (
    <chakra.div css={styles.parts}>
      <chakra.div css={styles.side}>
        <LabelChooser
          kind={kind}
          items={items}
          isChosen={isChosen}
          onChoose={(one, isNow) =>
            change(isNow ? [...chosenIds, one] : chosenIds.filter((each) => each !== one))
          }
          onChooseAll={(ids) => change([...chosenIds, ...ids])}
          onChooseNone={() => change([])}
        />
        <chakra.div css={styles.act}>
          <chakra.div minWidth="0">
            <chakra.p role="status" textStyle="label">
              {isEmpty
                ? t('print.none')
                : t('print.summary', {
                    chosen: t('print.chosen', { count: chosen.length }),
                    sheets: t('print.sheets', { count: sheetCount(kind, chosen.length) }),
                  })}
            </chakra.p>
            {isEmpty && isAskedForNothing && (
              <FieldError role="alert" id={`${id}-missing`}>
                {t(`print.nothing.${kind}`)}
              </FieldError>
            )}
            {isEmpty && !isAskedForNothing && (
              <Text id={`${id}-missing`} size="small" tone="muted">
                {t(`print.nothing.${kind}`)}
              </Text>
            )}
          </chakra.div>
          <Button
            flexShrink="0"
            variant={isEmpty ? 'outline' : 'primary'}
            // Not `disabled`: it keeps its place in the order of the keyboard, and a press says what is missing.
            aria-disabled={isEmpty || undefined}
            aria-describedby={isEmpty ? `${id}-missing` : `${id}-hint`}
            onClick={() => (isEmpty ? setAskedForNothing(true) : window.print())}
          >
            {t('print.action')}
          </Button>
        </chakra.div>
        <Text id={`${id}-hint`} size="small" tone="muted">
          {t(`print.hint.${kind}`)}
        </Text>
      </chakra.div>
      <chakra.section aria-labelledby={`${id}-preview`} css={styles.preview}>
        <Heading level={2} size="h4" id={`${id}-preview`}>
          {t('preview.title')}
        </Heading>
        {isEmpty ? (
          <div>
            <Text tone="muted">{t(`preview.nothing.${kind}`)}</Text>
            <chakra.div css={styles.blank}>
              <BlankSheet kind={kind} />
            </chakra.div>
          </div>
        ) : (
          <LabelSheets kind={kind} labels={chosen.map(({ label }) => label)} />
        )}
      </chakra.section>
    </chakra.div>
  )
}
