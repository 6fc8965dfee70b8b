export { deleteNotices, listUnreadNotices, markNotices } from './meetingNotices.repo.ts'
export { insertNotifications, type NewNotification } from './notifications.repo.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export { notify } from './notify.service.ts'
