export default function AccountDataPage() {
  return null;
}
