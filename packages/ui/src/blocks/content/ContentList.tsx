import { type ContentItem, type ContentKind, contentStateOf } from '@atrium/contract/content'
import { chakra } from '@chakra-ui/react'
import { useDraggable, useDroppable } from '@dnd-kit/react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { DragBoard } from '#primitives/DragBoard.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ArrowDownIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'
import { GripIcon } from '#primitives/moreIcons.tsx'
import { Row } from '#primitives/Stack.tsx'
import { surface } from '#primitives/surface.ts'
import { Tag } from '#primitives/Tag.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { ContentTags } from './ContentTags.tsx'
import { useContentName } from './useContentName.ts'

const styles = defineSlotStyles({
  row: {
    ...surface,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '3',
    padding: '4',
    '&[data-dnd-dragging]': { boxShadow: 'floating', backgroundColor: 'bg.raised' },
    '&[data-over]': { outline: '2px solid', outlineColor: 'focus.ring' },
  },
  name: { fontWeight: 'strong', overflowWrap: 'anywhere', marginBottom: '2' },
  acts: { display: 'flex', gap: '1' },
  handle: { cursor: 'grab', touchAction: 'none' },
})

const elementIdOf = (key: string) => `content-${key}`

interface ContentListProps {
  kind: ContentKind
  items: readonly ContentItem[]
  hrefOf: (key: string) => string
  /** Takes all keys in their new order; without it the items cannot be moved. */
  onSort: ((keys: string[]) => void) | undefined
}

/** The items of a kind in the order in which visitors see them. */
export function ContentList({ kind, items, hrefOf, onSort }: ContentListProps) {
  const { t } = useTranslation('content')
  const name = useContentName()
  const nameOf = (item: ContentItem) => name(kind, item) || t('untitled')
  const keys = items.map(({ key }) => key)
  /** Numbers that stay with the items while these move. */
  const ids = keys.toSorted()
  const at = (id: number) => items.find(({ key }) => key === ids[id])
  const put = (key: string, to: number) => {
    const others = keys.filter((one) => one !== key)
    onSort?.([...others.slice(0, to), key, ...others.slice(to)])
  }
  return (
    <DragBoard
      hint={onSort ? t('list.gripHint') : ''}
      places={items.map((item) => ({
        elementId: elementIdOf(item.key),
        name: nameOf(item),
        itemIds: [ids.indexOf(item.key)],
      }))}
      nameOf={(id) => {
        const item = at(id)
        return item ? nameOf(item) : ''
      }}
      format={(step, names) => t(`list.${step}`, names)}
      onDrop={(id, to) => put(ids[id] ?? '', to)}
    >
      {({ hintId, carriedId, overAt, gripProps }) => (
        <chakra.ol display="grid" gap="3" aria-label={t(`kinds.${kind}`)}>
          {items.map((item, place) => {
            const id = ids.indexOf(item.key)
            return (
              <ContentRow
                key={item.key}
                id={id}
                item={item}
                name={nameOf(item)}
                href={hrefOf(item.key)}
                isOver={overAt === place && carriedId !== undefined}
                onMove={
                  onSort && {
                    up: place > 0 ? () => put(item.key, place - 1) : undefined,
                    down: place < items.length - 1 ? () => put(item.key, place + 1) : undefined,
                  }
                }
                grip={{ 'aria-describedby': hintId, ...gripProps({ id, name: nameOf(item) }, place) }}
              />
            )
          })}
        </chakra.ol>
      )}
    </DragBoard>
  )
}

interface ContentRowProps {
  id: number
  item: ContentItem
  name: string
  href: string
  isOver: boolean
  onMove: { up: (() => void) | undefined; down: (() => void) | undefined } | undefined
  grip: Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'ref'>
}

function ContentRow({ id, item, name, href, isOver, onMove, grip }: ContentRowProps) {
  const { t } = useTranslation('content')
  const drop = useDroppable({ id: elementIdOf(item.key) })
  const drag = useDraggable({ id, disabled: !onMove })
  return (
    <chakra.li
      ref={(element: HTMLLIElement | null) => {
        drop.ref(element)
        drag.ref(element)
      }}
      id={elementIdOf(item.key)}
      tabIndex={-1}
      data-over={isOver || drop.isDropTarget || undefined}
      css={styles.row}
    >
      <div>
        <chakra.p css={styles.name}>
          <Link href={href}>{name}</Link>
        </chakra.p>
        <Row gap="2">
          <ContentTags state={contentStateOf(item)} textStates={item.textStates} />
          {item.person?.hasLeft && <Tag tone="over">{t('person.left')}</Tag>}
        </Row>
      </div>
      {onMove && (
        <chakra.div css={styles.acts}>
          <IconButton
            label={t('list.up', { name })}
            aria-disabled={onMove.up ? undefined : true}
            onClick={onMove.up}
            transform="rotate(180deg)"
          >
            <ArrowDownIcon />
          </IconButton>
          <IconButton
            label={t('list.down', { name })}
            aria-disabled={onMove.down ? undefined : true}
            onClick={onMove.down}
          >
            <ArrowDownIcon />
          </IconButton>
          <IconButton ref={drag.handleRef} label={t('list.grip', { name })} css={styles.handle} {...grip}>
            <GripIcon />
          </IconButton>
        </chakra.div>
      )}
    </chakra.li>
  )
}
