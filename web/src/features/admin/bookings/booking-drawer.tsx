import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import { statusChanges } from '@club/domain/booking/booking-state';
import { isCancellable } from '@club/domain/booking/cancellation';
import { useState } from 'react';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { useToday } from '../../../kernel/time/today.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Row } from '../../../design/layout/stack.tsx';
import { useDialogs } from '../../../design/overlay/dialogs-context.ts';
import { Sheet } from '../../../design/overlay/sheet.tsx';
import { LiveDetail } from '../layout/live-detail.tsx';
import { BookingDetail } from './booking-detail.tsx';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { ChangeStatusDialog, changeLabel } from './change-status-dialog.tsx';

/** What the admin is about to do with the booking. */
type Task = { kind: 'cancel' } | { kind: 'change'; status: BookingStatus };

type TaskButtonsProps = { booking: BookingRecord; onTask: (task: Task) => void };

function TaskButtons({ booking, onTask }: TaskButtonsProps) {
  const today = useToday();
  return (
    <Row>
      {statusChanges(booking, today).map((status) => (
        <Button
          key={status}
          variant="quiet"
          onClick={() => {
            onTask({ kind: 'change', status });
          }}
        >
          {changeLabel(status)}
        </Button>
      ))}
      {isCancellable(booking.status) && (
        <Button
          variant="quiet"
          onClick={() => {
            onTask({ kind: 'cancel' });
          }}
        >
          Cancel booking
        </Button>
      )}
    </Row>
  );
}

type BookingDrawerProps = { id: string; onClose: () => void };

/** The detail of a booking beside the list, live, with what can be done about it. */
export function BookingDrawer({ id, onClose }: BookingDrawerProps) {
  const live = useAdminLive('adminBooking', { id });
  const today = useToday();
  const dialogs = useDialogs();
  const [task, setTask] = useState<Task | null>(null);
  const booking = live.status === 'ready' ? live.data : null;
  const canDoSomething =
    booking !== null && (isCancellable(booking.status) || statusChanges(booking, today).length > 0);
  const endTask = (): void => setTask(null);
  const succeed = (text: string): void => {
    dialogs.toast({ text });
    endTask();
  };
  return (
    <>
      <Sheet
        open
        tall
        title="Booking"
        onClose={onClose}
        footer={canDoSomething ? <TaskButtons booking={booking} onTask={setTask} /> : undefined}
      >
        <LiveDetail live={live} noun="booking" missing={`Nothing is known under ${id}.`}>
          {(row) => <BookingDetail booking={row} />}
        </LiveDetail>
      </Sheet>
      {booking !== null && task?.kind === 'cancel' && (
        <CancelBookingDialog booking={booking} onDone={succeed} onClose={endTask} />
      )}
      {booking !== null && task?.kind === 'change' && (
        <ChangeStatusDialog
          booking={booking}
          status={task.status}
          onDone={succeed}
          onClose={endTask}
        />
      )}
    </>
  );
}
