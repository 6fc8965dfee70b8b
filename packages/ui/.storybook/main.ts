import type { StorybookConfig } from '@storybook/react-webpack5'

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../../../public'],
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  typescript: { reactDocgen: 'react-docgen' },
  // Chakra's package names its own Storybook, which would be fetched.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
