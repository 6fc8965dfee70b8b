/** Shown when the texts themselves cannot be loaded, so it cannot wait for them: all languages at once. */
export const bootFailure = {
  title: 'Səhifə yüklənmədi · The page did not load · Страница не загрузилась',
  text: 'Bağlantını yoxlayıb yenidən cəhd edin. Check the connection and try again. Проверьте подключение и попробуйте ещё раз.',
  retry: 'Yenidən cəhd et · Try again · Ещё раз',
} as const
