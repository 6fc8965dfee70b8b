import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '#primitives/Button.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import { Comments } from './Comments.tsx'
import { Reactions } from './Reactions.tsx'

const meta: Meta = { title: 'Staff/NewsResponses' }

export default meta

const title = 'The new office'

export const Responses: StoryObj = {
  render: () => (
    <StoryPage>
      <h1>{title}</h1>
      <Reactions
        title={title}
        reactions={[
          { name: 'like', count: 12, isOwn: true },
          { name: 'love', count: 3, isOwn: false },
          { name: 'celebrate', count: 0, isOwn: false },
        ]}
        onReact={() => undefined}
      >
        <Button size="sm" variant="quiet" aria-expanded>
          Comments: 2
        </Button>
      </Reactions>
      <Comments>
        <CommentList
          title={title}
          comments={[
            {
              ...{
                id: 1,
                name: 'Olga Petrova',
                photo: null,
                at: '2026-11-20T09:00:00.000Z',
                mayDelete: true,
              },
              text: 'When do we get the keys?',
            },
            {
              ...{
                id: 2,
                name: 'Murad Şirinov',
                photo: null,
                at: '2026-11-20T09:30:00.000Z',
                mayDelete: false,
              },
              text: 'On Monday, at the reception.',
            },
          ]}
          onDelete={() => undefined}
        />
        <CommentForm onSubmit={async () => undefined} />
      </Comments>
    </StoryPage>
  ),
}
