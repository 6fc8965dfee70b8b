import { foldText } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchInput } from '#forms/SearchInput.tsx'
import { Button } from '#primitives/Button.tsx'
import { SearchedTexts } from '#primitives/Marked.tsx'
import { Message } from '#primitives/Message.tsx'
import { Text } from '#primitives/Text.tsx'
import { RoomCards, type RoomCardsProps } from './RoomCards.tsx'

interface RoomSearchProps extends RoomCardsProps {
  query: string
  /** Called while the person types. */
  onSearch: (text: string) => void
}

/** The search and the rooms that it finds. */
export function RoomSearch({ query, onSearch, ...cards }: RoomSearchProps) {
  const { t } = useTranslation('lookup')
  const fieldRef = useRef<HTMLInputElement>(null)
  const count = cards.rooms.length
  const wanted = foldText(query)
  const clear = () => {
    onSearch('')
    fieldRef.current?.focus()
  }
  return (
    <>
      <chakra.div role="search" maxWidth="24rem" _print={{ display: 'none' }}>
        <SearchInput label={t('rooms.search')} value={query} onSearch={onSearch} inputRef={fieldRef} />
      </chakra.div>
      <Text role="status" size="small" tone="muted">
        {t('rooms.found', { count })}
      </Text>
      {count === 0 ? (
        <Message
          variant="inline"
          headingLevel={2}
          heading={t('rooms.noneTitle', { query: query.trim() })}
          text={t('rooms.noneText')}
          action={
            <Button variant="outline" onClick={clear}>
              {t('rooms.clear')}
            </Button>
          }
        />
      ) : (
        <SearchedTexts value={{ wanted: [wanted], foldText }}>
          <RoomCards {...cards} />
        </SearchedTexts>
      )}
    </>
  )
}
